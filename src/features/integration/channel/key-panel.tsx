import { Link } from 'react-router-dom'
import type { Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** The key by which homes are sent, by its end alone, and what the portal says to it. */
export function KeyPanel({ channel: { id, keyHint, refusal } }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  return (
    <Panel title={t('key.title')}>
      <div className="channel-address">
        <p>
          {keyHint ? (
            <>
              {t('key.has')} <code>{keyHint}</code>
            </>
          ) : (
            t('key.none')
          )}
        </p>
        {refusal && (
          <p className="channel-line is-wrong" role="status">
            {t(`refusal.${refusal.kind}`, {
              since: date(refusal.since, 'DD/MM/YYYY HH:mm'),
              until: refusal.until ? date(refusal.until, 'HH:mm') : '',
            })}
          </p>
        )}
        <div className="channel-acts">
          <Link
            className={buttonClass({ variant: keyHint ? 'plain' : 'main' })}
            to={href('auth-integrations-editar-id', { id })}
          >
            {t(keyHint ? 'key.another' : 'key.write')}
          </Link>
        </div>
      </div>
    </Panel>
  )
}
