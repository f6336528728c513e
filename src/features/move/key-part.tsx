import { Link } from 'react-router-dom'
import { useCreateMove } from '../../../generated/api/move/move'
import type { Move, MoveInput } from '../../../generated/model'
import { SchemaForm } from '../../forms/schema-form'
import { useTranslation } from '../../i18n'
import { href } from '../../lib/href'
import { useWrite } from '../../lib/write'
import { Panel } from '../../ui/panel'
import { Button } from '../../ui/workspace/kit/button'
import { inlineClass } from '../../ui/workspace/kit/inline-class'
import { KeyForm } from './key-form'
import { UndoMove } from './undo-move'

const EMPTY = { system: 'inmovilla' }

/** Where the key is found, and the key itself; one that was not taken is asked for again. */
export function KeyPart({ move, last }: { move: Move | null; last: Move | null }) {
  const { t } = useTranslation('move')
  return (
    <Panel title={t('key.title')}>
      <div className="move-key">
        {last && !move && (
          <>
            <p>{t(`key.last.${last.state === 'undone' ? 'undone' : 'cancelled'}`)}</p>
            <div>
              <UndoMove move={last} />
            </div>
          </>
        )}
        <p>{t('key.text')}</p>
        <p className="muted">{t('key.untried')}</p>
        <ol className="move-key-where">
          {(['open', 'options', 'copy'] as const).map((one) => (
            <li key={one}>{t(`key.where.${one}`)}</li>
          ))}
        </ol>
        {move ? <KeyForm move={move} /> : <FirstKey />}
        <p className="muted">{t('key.safe')}</p>
        <p>
          <Link
            className={inlineClass()}
            reloadDocument
            to={href('auth-help-inmovilla', {}, { guia: 1 })}
          >
            {t('key.guide')}
          </Link>
        </p>
      </div>
    </Panel>
  )
}

function FirstKey() {
  const { t } = useTranslation('move')
  const { busy, errors, write } = useWrite(useCreateMove, { done: null, reads: ['move'] })
  return (
    <SchemaForm
      name="MoveInput"
      value={EMPTY}
      serverErrors={errors}
      disabled={busy}
      onSubmit={({ token }) =>
        void write({ data: { system: 'inmovilla', token } as unknown as MoveInput })
      }
    >
      <Button type="submit" variant="main" disabled={busy}>
        {t(busy ? 'key.busy' : 'key.send')}
      </Button>
    </SchemaForm>
  )
}
