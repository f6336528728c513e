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
