import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'

/** What the portal is, and what it is not. */
export default function UsPage() {
  const { name, url } = getSite()
  return (
    <Article
      namespace="about-us"
      values={{ name }}
      sections={['what', 'how', 'data', 'not', 'credits']}
      jsonLd={{
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name,
        url,
        areaServed: 'Illes Balears',
      }}
    />
  )
}
