import { useUpdatePublicationHomes } from '../../../../generated/api/publication/publication'
import { useTranslation } from '../../../i18n'
import { useWrite } from '../../../lib/write'
import { Button } from '../../../ui/workspace/kit/button'
import { SelectionBar } from '../../../ui/workspace/selection-bar'

/** Puts the ticked homes on the channel, or takes them out of it. */
export function ChoiceBar({
  id,
  chosen,
  onDone,
}: {
  id: string
  chosen: readonly string[]
  onDone: () => void
}) {
  const { t } = useTranslation('publication')
  const { busy, write } = useWrite(useUpdatePublicationHomes, {
    done: ({ changed, left }) =>
      [t('choice.changed', { count: changed }), left > 0 && t('choice.left', { count: left })]
        .filter(Boolean)
        .join(' '),
    reads: ['integration', 'property'],
    onDone,
  })
  const send = (wanted: boolean) => void write({ id, data: { ids: [...chosen], wanted } })
  return (
    <SelectionBar
      label={t('choice.label')}
      status={busy ? t('choice.busy') : t('choice.count', { count: chosen.length })}
      clear={t('choice.clear')}
      onClear={onDone}
    >
      <Button disabled={busy} onClick={() => send(true)}>
        {t('choice.in')}
      </Button>
      <Button disabled={busy} onClick={() => send(false)}>
        {t('choice.out')}
      </Button>
    </SelectionBar>
  )
}
