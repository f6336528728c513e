import { Link } from 'react-router-dom'
import type { Referral } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date, m2, money } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useDownload } from '../../../lib/use-download'
import { getReferralProof } from '../../../../generated/api/referral/referral'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/** Days of sales that fell through: one was sold, and has the mandate again. */
const fellThrough = ({ steps }: Referral): string =>
  steps
    .filter(
      ({ state }, at) =>
        state === 'mandate' && ['sold', 'due'].includes(steps[at - 1]?.state ?? ''),
    )
    .map(({ at }) => date(at))
    .join(', ')

/** Who the owner is and which home it is, as far as this side may know. */
export function Facts({ referral }: { referral: Referral }) {
  const { t } = useTranslation('referral')
  const { busy, download } = useDownload()
  const { id, number, owner, home, place, photos, hasProof, referrerName, side, contactId } =
    referral
  const facts: [string, string | null | undefined][] = [
    ['owner', owner?.name],
    ['phone', owner?.phone],
    ['email', owner?.email],
    ['relation', owner && t(`enums.relation.${owner.relation}`)],
    ['referrer', side === 'agency' ? referrerName : null],
    ['place', place],
    ['type', home && t(`enums.type.${home.type}`)],
    ['operation', home && t(`enums.operation.${home.operation}`)],
    ['address', home?.address],
    ['cadastralRef', home?.cadastralRef],
    ['price', home?.price === undefined ? null : money(home.price)],
    ['area', home?.area === undefined ? null : m2(home.area)],
    ['fell', fellThrough(referral)],
  ]
  return (
    <Panel title={t('facts.title')} note={owner ? undefined : t(`facts.hidden.${side}`)}>
      <dl className="referral-facts num">
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`facts.${key}`)}</dt>
                <dd>
                  {key === 'owner' && contactId ? (
                    <Link to={href('auth-contactos-id', { id: contactId })}>{value}</Link>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ),
        )}
      </dl>
      {home?.notes && <p className="referral-said">{home.notes}</p>}
      {photos.length > 0 && (
        <ul className="referral-photos">
          {photos.map((hash, at) => (
            <li key={hash}>
              <img src={`/media/${hash}/320.webp`} alt={t('photos.one', { n: at + 1 })} />
            </li>
          ))}
        </ul>
      )}
      {hasProof && (
        <Button
          busy={busy}
          onClick={() => download(number, (options) => getReferralProof(id, options))}
        >
          {t('facts.proof')}
        </Button>
      )}
    </Panel>
  )
}
