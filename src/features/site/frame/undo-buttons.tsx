import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useRedoSite, useUndoSite } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { useSiteCache } from './use-site-cache'

/**
 * Takes the last change back or brings it again, also one of yesterday or of another device. Ctrl+Z
 * works where nobody is typing.
 */
export function UndoButtons({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const told = { done: null, onDone: keep, explain: firstSentenceOf }
  const undo = useWrite(useUndoSite, told)
  const redo = useWrite(useRedoSite, told)
  const { write: back } = undo
  const { write: again } = redo
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'z')
        return
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select'))
        return
      event.preventDefault()
      void (event.shiftKey ? again({ id: site.id }) : back({ id: site.id }))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [again, back, site.id])
  return (
    <>
      <IconButton
        label={t('undo')}
        title={t('undo')}
        disabled={!site.canUndo || undo.busy}
        onClick={() => void back({ id: site.id })}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('redo')}
        title={t('redo')}
        disabled={!site.canRedo || redo.busy}
        onClick={() => void again({ id: site.id })}
      >
        <Redo2 className="icon" aria-hidden="true" />
      </IconButton>
    </>
  )
}
