import { useUpdateMove } from '../../../generated/api/move/move'
import type { Move, MovePatch } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { useWrite } from '../../lib/write'
import { Button } from '../../ui/workspace/kit/button'

const EMPTY = { system: 'inmovilla' }

/** Another key for a move, which goes on with it where the old one ended. */
export function KeyForm({ move, onDone }: { move: Move; onDone?: () => void }) {
  const { t } = useTranslation('move')
  const { busy, errors, write } = useWrite(useUpdateMove, {
    done: t('key.taken'),
    reads: ['move'],
    ...(onDone && { onDone }),
  })
  return (
    <SchemaForm
      name="MoveInput"
      value={EMPTY}
      serverErrors={errors}
      disabled={busy}
      onSubmit={({ token }) => void write({ id: move.id, data: { token } as MovePatch })}
    >
      <Button type="submit" variant="main" disabled={busy}>
        {t(busy ? 'key.busy' : 'key.again')}
      </Button>
    </SchemaForm>
  )
}
