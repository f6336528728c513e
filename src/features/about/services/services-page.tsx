import { useTranslation } from '../../../i18n'
import { openDialog } from '../../../lib/dialog'
import { href } from '../../../lib/href'
import { getSite } from '../../../lib/site'
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
        <a
          className={buttonClass({ variant: 'main' })}
          href={`${href('index')}?login=1`}
          onClick={(event) => {
            event.preventDefault()
            openDialog('register', { account: 'agency' })
          }}
        >
          {t('start')}
        </a>
        <a className={buttonClass()} href={href('contacto')}>
          {t('ask')}
        </a>
      </div>
    </Article>
  )
}
