import { defineConfig } from 'orval'
import { withoutHooks } from './scripts/generate/hooks.ts'

/**
 * What orval makes of the bundled contract; `npm run generate` calls it. The folder it writes into lies
 * beside `generated/`, so that the relative path to the mutator is the final one.
 */
export function orvalConfig(document: object, folder: string) {
  return defineConfig({
    llar: {
      input: { target: document as never },
      output: {
        mode: 'tags-split',
        target: `./${folder}/api/index.ts`,
        schemas: `./${folder}/model`,
        client: 'react-query',
        httpClient: 'axios',
        clean: false,
        indexFiles: true,
        mock: {
          indexMockFiles: true,
          path: `./${folder}/mocks`,
          generators: [{ type: 'msw', delay: false, useExamples: true }],
        },
        override: {
          header: false,
          mutator: { path: './src/lib/http.ts', name: 'http' },
          formData: false,
          query: { version: 5, signal: true },
          operations: withoutHooks(document),
          mock: { arrayMin: 1, arrayMax: 3 },
        },
      },
    },
  })
}

/** The same contract as plain functions in one file, for the package that others install (`npm run build:client`). */
export function packageConfig(document: object, folder: string) {
  return defineConfig({
    client: {
      input: { target: document as never },
      output: {
        mode: 'single',
        target: `./${folder}/operations.ts`,
        client: 'axios-functions',
        httpClient: 'axios',
        clean: false,
        override: {
          header: false,
          mutator: { path: './client/http.ts', name: 'http' },
          formData: false,
        },
      },
    },
  })
}
