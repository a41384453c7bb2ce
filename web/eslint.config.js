// What TypeScript and svelte-check do not see, such as a forgotten promise. Components are linted without their types, which
// svelte-check has, since reading those takes a minute.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
    { ignores: ['dist/', 'test-results/', 'playwright-report/', 'src/lib/wire.ts'] },
    tseslint.configs.recommended,
    svelte.configs.recommended,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.ts'],
        extends: [tseslint.configs.recommendedTypeCheckedOnly],
        languageOptions: {
            parserOptions: {
                project: './tsconfig.json',
                tsconfigRootDir: fileURLToPath(new URL('.', import.meta.url)),
            },
        },
    },
    {
        rules: {
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
        },
    },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: tseslint.parser, svelteConfig } },
    },
);
