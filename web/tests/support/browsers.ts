// The browsers of the tests. None is fetched: those of the machine are used.

import { existsSync } from 'node:fs';

const light = '/usr/bin/chromium-headless-shell';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const launch = (executablePath: string): { executablePath: string; args: string[] } => ({ executablePath, args });

/** Chromium with everything around its pages, such as notifications that a service worker shows. CHROMIUM names another one. */
export const whole = launch(process.env.CHROMIUM ?? '/usr/bin/chromium');

/** The same without windows, where it is installed: it needs two thirds of the time. */
export const quick = process.env.CHROMIUM === undefined && existsSync(light) ? launch(light) : whole;
