import { Link } from 'react-router-dom'
import { useListProperties } from '../../../../generated/api/property/property'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { PropertyStatusChip } from '../parts/property-status'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import './owners.css'

/** Homes of which a contact is an owner; nothing when there is none. */
export function OwnedHomes({ contactId }: { contactId: string }) {
  const { t } = useTranslation('property')
  const { data, isPending, isError, error, refetch } = useListProperties(
    { ownerId: contactId, limit: 50 },
    { request: { silent: true } },
  )
  if (data?.items.length === 0) return null
  return (
    <Panel title={t('owners.homes')} flush>
      {isPending ? <SkeletonRows rows={2} label={t('record.loading')} /> : null}
      {isError ? <ErrorState error={error} level={3} onRetry={() => void refetch()} /> : null}
      <ul className="owners">
        {(data?.items ?? []).map((home) => (
          <li key={home.id}>
            <span>
              <Link
                className={inlineClass()}
                to={href('auth-cartera-inmueble-id', { id: home.id })}
              >
                {home.title || home.ref}
              </Link>
              <small className="muted num">
                {[home.ref, home.town, home.price === null ? null : moneyShort(home.price)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <PropertyStatusChip home={home} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
