import { X } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentType } from 'react'
import { useTranslation } from '../i18n'
import {
  closeDialog,
  useUi,
  type DialogName,
  type DialogProps,
  type OpenDialog,
} from '../lib/dialog'
import { Pressable } from '../ui/kit/bare/pressable'
import './dialog-host.css'

const files = import.meta.glob<{ default: ComponentType<DialogProps> }>('./dialogs/*.dialog.tsx')

const contents: Partial<Record<string, ComponentType<DialogProps>>> = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    /([\w-]+)\.dialog\.tsx$/.exec(path)?.[1] ?? path,
    lazy(load),
  ]),
)

/** Whether a dialog has a content; menus do not offer what is not there. */
export const hasDialog = (name: DialogName): boolean => name in contents

/** A click beside these closes them; beside a form it would lose what was typed. */
const DISMISSED_OUTSIDE: ReadonlySet<DialogName> = new Set(['common', 'share'])

/** The native dialog keeps the focus inside, gives it back, and closes on Escape. */
export function DialogFrame({
  dialog: { name, payload },
  onClose,
}: {
  dialog: OpenDialog
  onClose: () => void
}) {
  const { t } = useTranslation('shell')
  const frame = useRef<HTMLDialogElement>(null)
  // Before the content's own effects: opening takes the focus to the first control, and a form may
  // want it elsewhere.
  useLayoutEffect(() => {
    const element = frame.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const Content = contents[name]
  if (!Content) throw new Error(`no dialog of the name ${name}`)
  return (
    <dialog
      ref={frame}
      className={`dialog dialog-${name}`}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) =>
        DISMISSED_OUTSIDE.has(name) && event.target === frame.current && onClose()
      }
    >
      <div className="dialog-in">
        <Suspense
          fallback={
            <p role="status" className="dialog-wait">
              {t('loading')}
            </p>
          }
        >
          <Content payload={payload} close={onClose} />
        </Suspense>
        <Pressable className="dialog-close" aria-label={t('close')} onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </Pressable>
      </div>
    </dialog>
  )
}

/** Draws the one active dialog (specification, section 2). */
export function DialogHost() {
  const { dialog } = useUi()
  return dialog && dialog.name in contents ? (
    <DialogFrame key={dialog.name} dialog={dialog} onClose={closeDialog} />
  ) : null
}
