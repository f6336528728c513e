import { Link2, TriangleAlert } from 'lucide-react'
import type { IntroductionLedger } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count, date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'

/** Of each network whether its chain held when it was last computed anew. */
export function LedgersPanel({ ledgers }: { ledgers: readonly IntroductionLedger[] }) {
  const { t } = useTranslation('introduction')
  return (
    <Panel title={t('ledger.title')} note={t('ledger.note')} flush>
      <ul>
        {ledgers.map(({ networkId, networkName, entries, verifiedAt, sound }) => {
          const Icon = sound ? Link2 : TriangleAlert
          return (
            <li key={networkId} className={`introduction-ledger${sound ? '' : ' is-broken'}`}>
              <Icon className="icon" aria-hidden="true" />
              <div>
                <b>{networkName}</b>
                <p className="introduction-quiet num">
                  {[
                    t('ledger.entries', { count: entries, n: count(entries) }),
                    verifiedAt === null
                      ? t('ledger.never')
                      : t(sound ? 'ledger.sound' : 'ledger.broken', {
                          at: date(verifiedAt, 'DD/MM/YYYY HH:mm'),
                        }),
                  ].join(' · ')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
