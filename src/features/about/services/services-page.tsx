import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { RegisterLink } from '../../../public/register-link'
import { Plans } from './plans'
import './services.css'
import { Article } from '../../../public/article/article'
import { buttonClass } from '../../../ui/kit/public/button-class'

/** The page for professionals: what it does, how it looks, the way from Inmovilla, the price. */
export default function ServicesPage() {
  const { t } = useTranslation('about-services')
  const { name } = getSite()
  const ways = (
    <div className="article-acts">
      <RegisterLink account="agency" className={buttonClass({ variant: 'main' })}>
        {t('start')}
      </RegisterLink>
      <a className={buttonClass()} href={href('contacto')}>
        {t('ask')}
      </a>
    </div>
  )
  return (
    <Article
      namespace="about-services"
      values={{ name }}
      sections={['agents', 'agencies', 'move', 'price', 'visitors', 'soon']}
      extras={{ price: <Plans /> }}
      first={
        <>
          {ways}
          <img
            className="services-picture"
            src="/pictures/workspace-1440.webp"
            srcSet="/pictures/workspace-720.webp 720w, /pictures/workspace-1440.webp 1440w"
            sizes="(min-width: 820px) 720px, 92vw"
            alt={t('picture')}
            width="1440"
            height="810"
          />
        </>
      }
    >
      {ways}
    </Article>
  )
}
