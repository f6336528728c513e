import { useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'

const FIRST = 6

/** The first rows of a list, and the others at a press. */
export function First({ rows, className }: { rows: ReactNode[]; className?: string }) {
  const { t } = useTranslation('dashboard')
  const [all, setAll] = useState(false)
  const more = rows.length - FIRST
  return (
    <>
      <ul className={className}>{all ? rows : rows.slice(0, FIRST)}</ul>
      {more > 0 && (
        <p className="dashboard-more">
          <Button variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('first.less') : t('first.more', { count: more })}
          </Button>
        </p>
      )}
    </>
  )
}
