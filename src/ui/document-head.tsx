import { getSite } from '../lib/site'

export interface DocumentHeadProps {
  /** Without the site's name, which is added; the home page writes its own whole title. */
  title: string
  whole?: boolean
  description?: string
  robots?: 'noindex'
  /** Address of a picture for previews elsewhere. */
  image?: string
  /** schema.org data, written as a data block. */
  jsonLd?: Record<string, unknown>
}

/** Title and meta of a page; React lifts them into the head, on the server and in the browser. */
export function DocumentHead({ title, whole = false, description, robots, image, jsonLd }: DocumentHeadProps) {
  const { name } = getSite()
  const full = whole ? title : `${title} | ${name}`
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:title" content={full} />
      <meta property="og:site_name" content={name} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
      {jsonLd && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replace(/</g, '\\u003c') }} />
      )}
    </>
  )
}
