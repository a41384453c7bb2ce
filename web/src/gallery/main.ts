// Starts the gallery instead of the page.
import { mount } from 'svelte';
import { settings } from '../lib/state/settings.svelte';
import { loadTexts } from '../lib/text/fluent';
import { useHandbook } from '../lib/text/handbook';
import type { Handbook } from '../lib/wire';
import board from '../../../content/base/board.json';
import book from '../../fixtures/handbook.json';
import { useBoard } from '../game/board/geometry/boardFile';
import '../styles/base.css';

const target = document.getElementById('gallery');
if (target === null) throw new Error('gallery.html has no #gallery');

await loadTexts(settings.language);
// Fixtures are recorded server messages, so they have the server's types.
useHandbook(book as unknown as Handbook);
useBoard(board);
// The board's modules are initialized from it.
const { default: Gallery } = await import('./Gallery.svelte');
mount(Gallery, { target });
