import { Check } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { part } from '../../../lib/part'
import { RegisterLink } from '../../../public/register-link'
import { buttonClass } from '../../../ui/kit/public/button-class'

/** What an agency gets, and the way in. */
export const AgentsBand = part(function AgentsBand() {
  const { t } = useTranslation('listing')
  return (
    <section className="agents-band" aria-labelledby="agentes">
      <div className="wrap">
        <div>
          <h2 id="agentes">{t('home.pro.title')}</h2>
          <p>{t('home.pro.text')}</p>
          <ul>
            {['import', 'wizard', 'leads'].map((key) => (
              <li key={key}>
                <Check className="icon" aria-hidden />
                {t(`home.pro.${key}`)}
              </li>
            ))}
          </ul>
          <div className="chips">
            <RegisterLink account="agency" className={buttonClass({ size: 'large' })}>
              {t('home.pro.start')}
            </RegisterLink>
          </div>
        </div>
        <figure>
          <img
            src="/pictures/workspace-1440.webp"
            srcSet="/pictures/workspace-720.webp 720w, /pictures/workspace-1440.webp 1440w"
            sizes="(min-width: 1000px) 60vw, 92vw"
            alt={t('home.pro.picture')}
            width="1440"
            height="810"
            loading="lazy"
          />
        </figure>
      </div>
    </section>
  )
})
