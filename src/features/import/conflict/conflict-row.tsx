import type { ReactNode } from 'react'
import type { ImportedField } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Button } from '../../../ui/workspace/kit/button'
import { useFieldWords } from '../field-words'
import type { Resolve } from './use-resolve'

interface ConflictRowProps {
  field: ImportedField
  resolve: Resolve
  /** What stands before the field: the home, where several are listed. */
  children?: ReactNode
}

/** A field with both values and since when the agency's stands; whose is to hold. */
export function ConflictRow({ field: one, resolve, children }: ConflictRowProps) {
  const { t } = useTranslation('import')
  const { nameOf, valueOf } = useFieldWords()
  const { field, ours, theirs, since, byName, sourceName, open } = one
  const name = nameOf(field)
  const [mine, others] = [valueOf(field, ours), valueOf(field, theirs)]
  return (
    <li>
      {children}
      <div className="import-sides">
        <b>{name}</b>
        <span>
          {t('conflict.ours', { value: mine })}
          {since && (
            <small> {t('conflict.since', { when: date(since), name: byName ?? '' })}</small>
          )}
        </span>
        <span>{t('conflict.theirs', { source: sourceName, value: others })}</span>
      </div>
      <div className="import-acts">
        {open && (
          <Button
            disabled={resolve.busy}
            aria-label={t('conflict.keepOf', { field: name, value: mine })}
            onClick={() => resolve.settle('keep', [one])}
          >
            {t('conflict.keep')}
          </Button>
        )}
        <Button
          disabled={resolve.busy}
          aria-label={t('conflict.takeOf', { field: name, source: sourceName, value: others })}
          onClick={() => resolve.settle('take', [one])}
        >
          {open ? t('conflict.take', { source: sourceName }) : t('conflict.giveBack')}
        </Button>
      </div>
    </li>
  )
}
