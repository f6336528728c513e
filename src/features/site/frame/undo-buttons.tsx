import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { useRedoSite, useUndoSite } from '../../../../generated/api/site/site'
import type { Site } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { firstSentenceOf } from '../../../lib/api-error'
import { useWrite } from '../../../lib/write'
import { IconButton } from '../../../ui/workspace/kit/icon-button'
import { useStepWords } from './step-words'
import { useSiteCache } from './use-site-cache'

/**
 * Takes the last change back or brings it again, also one of yesterday or of another device. Each
 * says beforehand what it is and where, and afterwards what became of it: it may be on a page that
 * is not on the screen. Ctrl+Z works where nobody is typing.
 */
export function UndoButtons({ site }: { site: Site }) {
  const { t } = useTranslation('site')
  const keep = useSiteCache()
  const words = useStepWords()
  const undo = useWrite(useUndoSite, {
    done: (now: Site) => t('undone', { what: words(now.redo) }),
    onDone: keep,
    explain: firstSentenceOf,
  })
  const redo = useWrite(useRedoSite, {
    done: (now: Site) => t('redone', { what: words(now.undo) }),
    onDone: keep,
    explain: firstSentenceOf,
  })
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
  const label = (what: 'undo' | 'redo') =>
    site[what] ? t('stepOf', { act: t(what), what: words(site[what]) }) : t(what)
  return (
    <>
      <IconButton
        label={label('undo')}
        title={label('undo')}
        disabled={site.undo === null || undo.busy}
        onClick={() => void back({ id: site.id })}
      >
        <Undo2 className="icon" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={label('redo')}
        title={label('redo')}
        disabled={site.redo === null || redo.busy}
        onClick={() => void again({ id: site.id })}
      >
        <Redo2 className="icon" aria-hidden="true" />
      </IconButton>
    </>
  )
}
