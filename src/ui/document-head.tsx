import { asDataBlock } from '../lib/data-block'
import { getSite } from '../lib/site'

export interface DocumentHeadProps {
  /** Without the site's name, which is added; the home page writes its own whole title. */
  title: string
  whole?: boolean
  description?: string
  robots?: 'noindex'
  /** Path of a picture of 1200 × 630 for previews elsewhere; the site's own one unless told. */
  image?: string
  /** What a page is, as Open Graph names it. */
  kind?: 'website' | 'article'
  /** schema.org data, written as a data block. */
  jsonLd?: Record<string, unknown>
}

/** Shown with a link to a page that has no picture of its own. */
const SITE_PICTURE = '/pictures/share.jpg'

/** Title and meta of a page; React lifts them into the head, on the server and in the browser. */
export function DocumentHead({
  title,
  whole = false,
  description,
  robots,
  image = SITE_PICTURE,
  kind = 'website',
  jsonLd,
}: DocumentHeadProps) {
  const { name, url } = getSite()
  const full = whole ? title : `${title} | ${name}`
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:type" content={kind} />
      <meta property="og:image" content={url + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: asDataBlock(jsonLd) }}
        />
      )}
    </>
  )
}
