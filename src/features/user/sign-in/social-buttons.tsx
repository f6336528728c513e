import { useTranslation } from '../../../i18n'
import { hasIdentity, loadIdentity, PROVIDERS } from '../../../lib/identity'
import { Linked } from '../../../ui/linked'
import { Pressable } from '../../../ui/kit/bare/pressable'
import { SocialLogo } from './social-logo'
import { useSocialSignIn } from './use-social-sign-in'

/**
 * Google and Apple, above the form; nothing where they are not set up. The code behind them comes
 * with the press.
 */
export function SocialButtons({ legal }: { legal: readonly string[] }) {
  const { t } = useTranslation('user')
  const { busy, told, enter } = useSocialSignIn()
  if (!hasIdentity()) return null
  // The press begins before the click ends: what it needs is on its way, and the popup opens within
  // the browser's patience.
  const begin = () => void loadIdentity().catch(() => undefined)
  return (
    <div className="social">
      <div className="social-acts">
        {PROVIDERS.map((provider) => (
          <Pressable
            key={provider}
            className="social-button"
            aria-busy={busy === provider}
            onPointerDown={begin}
            onClick={() => void enter(provider)}
          >
            <SocialLogo provider={provider} />
            {t(busy === provider ? 'social.waiting' : 'social.continue', {
              provider: t(`social.names.${provider}`),
            })}
          </Pressable>
        ))}
      </div>
      {told && (
        <p
          className={told.quiet ? 'social-told' : 'social-told is-error'}
          role={told.quiet ? 'status' : 'alert'}
        >
          {told.text}
        </p>
      )}
      <p className="social-terms">
        <Linked text={t('social.terms')} to={legal} />
      </p>
      <p className="social-or">{t('social.or')}</p>
    </div>
  )
}
