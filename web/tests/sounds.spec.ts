// The sounds as the browser renders them: all can be heard, none is loud, and none begins with a click.

import { expect, test } from '@playwright/test';
import { build, type Rolldown } from 'vite';

/** The volume at which the page plays them. */
const low = 0.4;

interface Heard {
  /** The highest sample; 1 is all there is. */
  peak: number;
  /** The loudest 50 ms, in dB below all there is. */
  loudest: number;
}

/** The module with the sounds, as a script that leaves it in `table`. */
async function script(): Promise<string> {
  const entry = new URL('../src/lib/sounds.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'table' } },
  });
  const [{ output }] = built as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}

test('each sound is heard, none is loud, and none begins with a click', async ({ page }) => {
  await page.addScriptTag({ content: await script() });
  const all = await page.evaluate(async (low) => {
    type Sounds = Record<string, (to: { at: BaseAudioContext; out: AudioNode }) => void>;
    const { sounds } = (globalThis as unknown as { table: { sounds: Sounds } }).table;
    const heard: [string, Heard][] = [];
    for (const [name, sound] of Object.entries(sounds)) {
      const at = new OfflineAudioContext(1, 2 * 44_100, 44_100);
      const out = at.createGain();
      out.gain.value = low;
      out.connect(at.destination);
      sound({ at, out });
      const samples = (await at.startRendering()).getChannelData(0);
      const energy = (from: number): number =>
        samples.subarray(from, from + 2205).reduce((sum, sample) => sum + sample * sample, 0) / 2205;
      const windows = Array.from({ length: 190 }, (_, n) => energy(n * 441));
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      heard.push([name, { peak, loudest: 10 * Math.log10(Math.max(...windows)) }]);
    }
    return heard;
  }, low);
  expect(all.length).toBeGreaterThan(15);
  for (const [name, { peak, loudest }] of all) {
    expect(peak, name).toBeLessThan(0.25);
    expect(loudest, name).toBeGreaterThan(-48);
    expect(loudest, name).toBeLessThan(-22);
  }
});
