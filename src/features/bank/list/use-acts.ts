import {
  useMatchBankEntry,
  useUndoBankMatch,
  useUpdateBankEntry,
} from '../../../../generated/api/bank/bank'
import type { BankEntry, BankEntryPatch, BankMatchItem } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { useEntryChanged } from '../use-entry-changed'

/** What else is read again where something was paid or is open again. */
const PAID = ['invoice', 'expense']

/** What can be done with an entry; each keeps it where it is, with its way back. */
export function useActs({ id }: BankEntry, onDone: () => void) {
  const { t } = useTranslation('bank')
  const changed = useEntryChanged()
  const told = (done: string, reads: readonly string[] = PAID) => ({
    done,
    reads,
    onDone: (now: BankEntry) => {
      changed(now)
      onDone()
    },
  })
  const accept = useWrite(useMatchBankEntry, told(t('did.matched')))
  const undo = useWrite(useUndoBankMatch, told(t('did.undone')))
  const patch = useWrite(useUpdateBankEntry, told(t('did.noted'), []))
  return {
    busy: accept.busy || undo.busy || patch.busy,
    accept: (items: BankMatchItem[]) => accept.write({ data: { entryId: id, items } }),
    undo: () => undo.write({ id }),
    patch: (data: BankEntryPatch) => patch.write({ id, data }),
  }
}
