import { CloudAlert } from 'lucide-react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/workspace/kit/button'
import { EmptyState } from '../../../ui/states'

/** The run ended before its time; what the server says of it. An undo goes on by being asked anew. */
export function Stopped({ why, onRetry }: { why: string | null; onRetry?: () => void }) {
  const { t } = useTranslation(['intake', 'shell'])
  return (
    <EmptyState icon={CloudAlert} title={t('result.failed')} text={why}>
      {onRetry && (
        <Button variant="main" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      )}
    </EmptyState>
  )
}
