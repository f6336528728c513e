import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useResolveSameHome } from '../../../../generated/api/import/import'
import type { SameHome, SameHomeSide } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { moneyShort } from '../../../lib/format'
import { href } from '../../../lib/href'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { ConfirmDialog } from '../../../ui/workspace/kit/confirm-dialog'

/** Two homes beside each other, why they seem to be one, and what they are. */
export function SameRow({ pair }: { pair: SameHome }) {
  const { t } = useTranslation('import')
  const [kept, setKept] = useState<SameHomeSide | null>(null)
  const { busy, write } = useWrite(useResolveSameHome, {
    done: kept ? t('same.joined', { ref: kept.ref }) : t('same.apart'),
    reads: ['import', 'property'],
    onDone: () => setKept(null),
  })
  const other = pair.homes.find(({ propertyId }) => propertyId !== kept?.propertyId)
  return (
    <li>
      {pair.homes.map((home) => (
        <div key={home.propertyId} className="import-name">
          <Link to={href('auth-cartera-inmueble-id', { id: home.propertyId })}>{home.title}</Link>
          <small>
            {[
              home.ref,
              home.price === null ? '' : moneyShort(home.price),
              home.sources.join(', ') || t('same.typed'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <div className="import-acts">
            <Button
              disabled={busy}
              aria-label={t('same.keepOf', { ref: home.ref })}
              onClick={() => setKept(home)}
            >
              {t('same.keep', { ref: home.ref })}
            </Button>
          </div>
        </div>
      ))}
      <div className="import-sides">
        <span>{pair.reasons.map((reason) => t(`same.reason.${reason}`)).join(' · ')}</span>
        <div className="import-acts">
          <Button disabled={busy} onClick={() => void write({ data: { id: pair.id } })}>
            {t('same.two')}
          </Button>
        </div>
      </div>
      {kept && other && (
        <ConfirmDialog
          title={t('same.keepOf', { ref: kept.ref })}
          text={t('same.text', { kept: kept.ref, other: other.ref })}
          cancel={t('same.cancel')}
          send={t('same.do')}
          busy={busy}
          onClose={() => setKept(null)}
          onConfirm={() => void write({ data: { id: pair.id, keep: kept.propertyId } })}
        />
      )}
    </li>
  )
}
