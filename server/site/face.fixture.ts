import type { Face } from './index.ts'

/** A face that draws the same page for every address, as that of the page `pageId`. */
export const plainFace = (pageId: string, count: Face['count'] = () => {}): Face => ({
  queryOf: () => ({}),
  count,
  renderer: {
    render: () =>
      Promise.resolve({
        kind: 'page',
        status: 200,
        lang: 'es',
        isWhole: true,
        read: { pageId, isHome: false },
        page: { html: '<p>casa', style: '' },
      }),
    share: () => Promise.resolve(null),
    siteMap: () => '',
  },
})

/** A document that the contract reads: one page without sections, called by its title. */
export const plainDoc = (pageId: string, title: string) => ({
  schemaVersion: 1,
  brand: {
    template: 'llevant',
    scheme: 'light',
    colors: { primary: '#112233', accent: '#445566', ground: '#ffffff' },
  },
  languages: ['es'],
  pages: [{ id: pageId, kind: 'home', slug: {}, title: { es: title }, sections: [] }],
  nav: [],
  footer: {},
  legal: {},
  contact: {},
  seo: { canonical: 'own' },
})
