import { RotateCw } from 'lucide-react'
import { useRepeatPublication } from '../../../../generated/api/publication/publication'
import type { PublicationHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'

/** Writes a home that failed anew; says what became of it this time. */
export function Retry({ id, home }: { id: string; home: PublicationHome }) {
  const { t } = useTranslation('publication')
  const { busy, write } = useWrite(useRepeatPublication, {
    done: ({ ref, state }) => t('retry.done', { ref, state: t(`state.${state}`) }),
    reads: ['integration', 'property'],
  })
  return (
    <Button
      busy={busy}
      aria-label={t('retry.of', { ref: home.ref })}
      onClick={() => void write({ id, propertyId: home.propertyId })}
    >
      <RotateCw className="icon" aria-hidden="true" />
      {t('retry.act')}
    </Button>
  )
}
