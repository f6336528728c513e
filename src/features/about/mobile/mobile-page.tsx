import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'

/** How to use the portal on a phone. */
export default function MobilePage() {
  const { name } = getSite()
  return (
    <Article
      namespace="about-mobile"
      values={{ name }}
      sections={['browser', 'iphone', 'android', 'notices', 'limits']}
      noindex
    />
  )
}
