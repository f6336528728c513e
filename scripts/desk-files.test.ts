import { expect, test } from 'vitest'
import { deskFilesOf } from './desk-files.ts'
import type { Screen } from './sizes.ts'

const screen = (name: string, offline: boolean): Screen => ({
  name,
  layout: 'private',
  page: `src/app/routes/${name}/screen.tsx`,
  opens: [],
  namespaces: [name],
  offline,
})
const chunk = (file: string, more: object = {}) => ({ file, ...more })
const manifest = {
  'index.html': chunk('index.js', { dynamicImports: ['src/main.tsx'] }),
  'src/main.tsx': chunk('main.js', { dynamicImports: ['src/app/all-screens.ts'] }),
  'src/app/all-screens.ts': chunk('all.js', {
    dynamicImports: ['agenda', 'site'].map((name) => `src/app/routes/${name}/screen.tsx`),
  }),
  'src/app/routes/agenda/screen.tsx': chunk('agenda.js', {
    css: ['agenda.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/features/agenda/grid.tsx', 'src/ui/map/live/live-map.tsx'],
  }),
  '_shared.js': chunk('shared.js'),
  'src/features/agenda/grid.tsx': chunk('grid.js'),
  'src/ui/map/live/live-map.tsx': chunk('map.js'),
  'src/app/routes/site/screen.tsx': chunk('site.js'),
  'src/features/agenda/i18n/de.json': chunk('agenda.de.json'),
  'src/features/site/i18n/de.json': chunk('site.de.json'),
  'src/i18n/words/desk.de.json': chunk('desk.de.json'),
}

test('a device keeps what its screens load now and later, and no other screen', () => {
  const { files, words } = deskFilesOf(manifest, [screen('agenda', true), screen('site', false)])
  expect(files).toEqual(
    ['agenda.css', 'agenda.js', 'all.js', 'grid.js', 'index.js', 'main.js', 'shared.js'].map(
      (file) => `/${file}`,
    ),
  )
  expect(words.de).toEqual(['/desk.de.json', '/agenda.de.json'])
  expect(words.es).toEqual([])
})
