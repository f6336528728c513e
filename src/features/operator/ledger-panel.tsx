import { CircleAlert, CircleCheck } from 'lucide-react'
import { useCheckLedger } from '../../../generated/api/operator/operator'
import { useTranslation } from '../../i18n'
import { count, date } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { ListStates } from './list-states'

/** Looks at all money there is and names what differs; nothing is mended. */
export default function LedgerPanel() {
  const { t } = useTranslation('operator')
  const read = useCheckLedger({
    // All of it is read each time: no sooner than asked.
    query: { staleTime: Number.POSITIVE_INFINITY },
    request: { silent: true },
  })
  const { data, isFetching, refetch } = read
  const isWell = data?.faults.length === 0
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <Panel
      title={t('room.cuentas')}
      note={data && t('ledger.at', { at: date(data.at, 'DD/MM/YYYY HH:mm') })}
      action={
        <Button busy={isFetching && t('ledger.looking')} onClick={() => void refetch()}>
          {t('ledger.again')}
        </Button>
      }
    >
      <ListStates read={read} isEmpty={false} none="" noneText="" />
      {data && (
        <>
          <p className={isWell ? 'operator-well' : 'operator-wrong'}>
            <Icon size={20} aria-hidden />
            <b>{isWell ? t('ledger.well') : t('ledger.ill', { count: data.faults.length })}</b>
          </p>
          <p className="muted">
            {t('ledger.looked', {
              invoices: count(data.invoices) || '0',
              movements: count(data.movements) || '0',
            })}
          </p>
          {!isWell && (
            <ul className="operator-faults" lang="en">
              {data.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
          <p>{t('ledger.about')}</p>
        </>
      )}
    </Panel>
  )
}
