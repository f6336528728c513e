import { useResolveImportConflicts } from '../../../../generated/api/import/import'
import type { ConflictChoiceAct, ImportedField } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'

export interface Resolve {
  busy: boolean
  /** Fields; all open ones where none are named. */
  settle: (act: ConflictChoiceAct, fields?: ImportedField[]) => void
}

/** Says whose value of fields holds, and what came of it. */
export function useResolve(): Resolve {
  const { t } = useTranslation('import')
  const { busy, write } = useWrite(useResolveImportConflicts, {
    done: ({ resolved, left, reason }) =>
      [
        t('conflict.resolved', { count: resolved }),
        left > 0 && t('conflict.left', { count: left }),
        reason,
      ]
        .filter(Boolean)
        .join(' '),
    reads: ['import', 'property'],
  })
  const settle = (act: ConflictChoiceAct, fields?: ImportedField[]): void => {
    const named = fields?.map(({ integrationId, propertyId, field }) => ({
      integrationId,
      propertyId,
      field,
    }))
    void write({ data: { act, ...(named && { fields: named }) } })
  }
  return { busy, settle }
}
