import { href } from '../../lib/href'
import { getSite } from '../../lib/site'

/** What would end an attribute. */
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/**
 * HTML for an agency's own site: a frame with its homes. `title` is what people who hear the page
 * are told.
 */
export function snippetOf(slug: string, title: string): string {
  const page = `${getSite().url}${href('externo', {}, { agency: slug, embed: 1 })}`
  return (
    `<iframe src="${escape(page)}" title="${escape(title)}" ` +
    'loading="lazy" width="100%" height="900" style="border:0"></iframe>'
  )
}
