import { useState } from 'react'
import { useListBankCandidates } from '../../../../generated/api/bank/bank'
import type { BankCandidate, BankEntry, BankMatchItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { SkeletonRows } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'
import { Checkbox } from '../../../ui/workspace/kit/checkbox'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { SearchField } from '../../../ui/workspace/search-field'
import { signed, size } from '../signed'
import type { useActs } from './use-acts'

/** What each chosen one gets: all that is open, as long as the entry has it; the last one the rest. */
function shares(chosen: readonly BankCandidate[], left: number): BankMatchItem[] {
  let rest = Math.abs(left)
  return chosen.flatMap(({ kind, recordId, open }) => {
    const amount = Math.min(rest, Math.abs(open))
    rest -= amount
    return amount === 0 ? [] : [{ kind, recordId, amount: Math.sign(left) * amount }]
  })
}

/** Invoices and expenses that an entry could pay, found by words; one or several are chosen. */
export default function ChooseDialog({
  entry,
  acts,
  onClose,
}: {
  entry: BankEntry
  acts: ReturnType<typeof useActs>
  onClose: () => void
}) {
  const { t } = useTranslation('bank')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<BankCandidate[]>([])
  const { data, error, refetch } = useListBankCandidates(
    entry.id,
    { ...(q && { q }) },
    { request: { silent: true } },
  )
  const toggle = (one: BankCandidate): void =>
    setChosen((before) =>
      before.some(({ recordId }) => recordId === one.recordId)
        ? before.filter(({ recordId }) => recordId !== one.recordId)
        : [...before, one],
    )
  const items = shares(chosen, entry.left)
  const sum = items.reduce((all, { amount }) => all + amount, 0)
  return (
    <Dialog title={t('choose.title')} busy={acts.busy} onClose={onClose}>
      <p className="bank-chosen">
        <b>{signed(entry.left)}</b> · {entry.text || entry.party}
      </p>
      <SearchField label={t('choose.search')} value={q} onChange={setQ} />
      {!data && !error && <SkeletonRows rows={4} label={t('loading')} />}
      {error && !data && <ErrorState error={error} level={3} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className="muted">{t('choose.none')}</p>}
      <ul className="bank-candidates">
        {data?.items.map((one) => (
          <li key={one.recordId}>
            <label>
              <Checkbox
                checked={chosen.some(({ recordId }) => recordId === one.recordId)}
                onChange={() => toggle(one)}
              />
              <span>
                <b>{one.number}</b> · {one.name}
                <small>
                  {t(`enums.kind.${one.kind}`)} · {date(one.issuedOn)}
                </small>
              </span>
              <span className="num">{size(one.open)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="muted">
        {chosen.length > 0 && t('choose.sum', { sum: size(sum), left: size(entry.left - sum) })}
      </p>
      <DialogActs>
        <Button disabled={acts.busy} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          variant="main"
          disabled={acts.busy || items.length === 0}
          onClick={() => void acts.accept(items)}
        >
          {t('act.match')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
