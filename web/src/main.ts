// Starts the page: texts and settings first, then the screen.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadHomeTexts } from './lib/text/fluent';
import { loadHandbook } from './lib/text/handbook';
import { removeOldDrafts } from './lib/state/drafts.svelte';
import { build } from './lib/net/build.svelte';
import { router } from './lib/state/router.svelte';
import { settings } from './lib/state/settings.svelte';
import { askServer } from './screens/home/server.svelte';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

// A part of the page that is gone with the build that it belongs to: whoever waits for it shows that, too.
addEventListener('vite:preloadError', () => void build.partMissing());
removeOldDrafts();
// What the first screen needs is fetched beside the texts, not after them; the screen reports a failure.
void loadHandbook(settings.language).catch(() => undefined);
if (router.route.screen === 'home') void askServer().catch(() => undefined);
await loadHomeTexts(settings.language);
target.replaceChildren();
mount(App, { target });
