import { mount } from 'svelte';
import App from './App.svelte';
import { loadHomeTexts } from './lib/text/fluent';
import { loadHandbook } from './lib/text/handbook';
import { removeOldDrafts } from './lib/state/drafts.svelte';
import { router } from './lib/state/router.svelte';
import { settings } from './lib/state/settings.svelte';
import { askServer } from './screens/home/server.svelte';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

removeOldDrafts();
// What the first screen needs is fetched beside the texts, not after them; the screen reports a failure.
void loadHandbook(settings.language).catch(() => undefined);
if (router.route.screen === 'home') void askServer().catch(() => undefined);
await loadHomeTexts(settings.language);
mount(App, { target });
