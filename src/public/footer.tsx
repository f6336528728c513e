import { useTranslation } from '../i18n'
import { Link } from 'react-router-dom'
import { href } from '../lib/href'
import { getSite } from '../lib/site'
import { LogoMark } from '../ui/logo-mark'
import { LanguageLinks } from './language-links'
import { moreNavigation, searchNavigation } from './navigation'
import { AccountButton } from './account-button'
import './styles/footer.css'

export function Footer() {
  const { t } = useTranslation('shell')
  const { name } = getSite()
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="foot-g">
          <div>
            <Link className="logo" to={href('index')} aria-label={t('header.home', { name })}>
              <LogoMark size={28} />
              {name}
            </Link>
            <p className="foot-about">{t('footer.about')}</p>
          </div>
          <div>
            <h2>{t('footer.search')}</h2>
            <ul>
              {searchNavigation().map(({ words, to }) => (
                <li key={to}>
                  <Link to={to}>{t(words)}</Link>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2>{t('footer.pro')}</h2>
            <ul>
              <li>
                <AccountButton className="foot-btn" />
              </li>
              {moreNavigation().map(({ words, to }) => <li key={to}><Link to={to}>{t(words)}</Link></li>)}
            </ul>
          </div>
        </div>
        <nav className="langs" aria-label={t('header.languages')}>
          <LanguageLinks />
          <button type="button" className="foot-btn" data-needs-script onClick={() => void import('../lib/consent').then(({ openConsentSettings }) => openConsentSettings())}>{t('footer.cookies')}</button>
          <p>{t('footer.maps')}</p>
        </nav>
      </div>
    </footer>
  )
}
