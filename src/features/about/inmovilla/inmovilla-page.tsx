import { getSite } from '../../../lib/site'
import { Article } from '../../../public/article/article'

/** Moving from Inmovilla: what comes over, what does not, step by step. */
export default function InmovillaPage() {
  const { name } = getSite()
  return (
    <Article
      namespace="about-inmovilla"
      values={{ name }}
      sections={['short', 'comes', 'stays', 'api', 'steps', 'check', 'undo']}
      contents
      noindex
    />
  )
}
