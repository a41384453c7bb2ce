import { mount } from 'svelte';
import App from './App.svelte';
import { loadTexts } from './lib/text/fluent';
import { settings } from './lib/state/settings.svelte';
import './styles/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');

await loadTexts(settings.language);
mount(App, { target });
