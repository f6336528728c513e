import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
import { RegisterLink } from '../../../public/register-link'
import { Article } from '../../../public/article/article'
import { buttonClass } from '../../../ui/kit/public/button-class'

/** What there is for visitors, agents and agencies. */
export default function ServicesPage() {
  const { t } = useTranslation('about-services')
  const { name } = getSite()
  return (
    <Article
      namespace="about-services"
      values={{ name }}
      sections={['visitors', 'agents', 'agencies', 'soon']}
    >
      <div className="article-acts">
        <RegisterLink account="agency" className={buttonClass({ variant: 'main' })}>
          {t('start')}
        </RegisterLink>
        <a className={buttonClass()} href={href('contacto')}>
          {t('ask')}
        </a>
      </div>
    </Article>
  )
}
