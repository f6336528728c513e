import type { WidgetProps } from '@rjsf/utils'
import { ImageOff, Images } from 'lucide-react'
import { useState } from 'react'
import { Pressable } from '../../ui/kit/bare/pressable'
import { Button } from '../../ui/workspace/kit/button'
import { FileDrop } from '../../ui/workspace/kit/file-drop'
import { Progress } from '../../ui/workspace/kit/progress'
import { useFileSending } from '../../ui/workspace/kit/use-file-sending'
import { useControl } from './control'

const MOST_BYTES = 15_000_000
const SMALL = 320
const small = (hash: string): string => `/media/${hash}/${SMALL}.webp`

/** One of the pictures that the room knows, or a new one; stores its hash. */
export function PictureWidget({ id, value, onChange, disabled }: WidgetProps) {
  const { attributes, words, services } = useControl(id)
  const [open, setOpen] = useState(false)
  const { items = [], add } = services.pictures ?? {}
  const { share, fault, send } = useFileSending(
    { maxBytes: MOST_BYTES, tooLarge: words.t('forms:picture.tooLarge') },
    async (file, options) => {
      if (!add) return
      onChange(await add(file, options))
      setOpen(false)
    },
  )
  const hash = typeof value === 'string' ? value : ''
  return (
    <div className="picture-widget" id={id} role="group" aria-labelledby={`${id}-label`}>
      <div className="picture-chosen">
        {hash ? <img src={small(hash)} alt={words.t('forms:picture.chosen')} /> : null}
        <Button
          aria-expanded={open}
          aria-describedby={attributes['aria-describedby']}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          <Images className="icon" aria-hidden />
          {words.t(hash ? 'forms:picture.other' : 'forms:picture.choose')}
        </Button>
        {hash ? (
          <Button variant="text" disabled={disabled} onClick={() => onChange(undefined)}>
            <ImageOff className="icon" aria-hidden />
            {words.t('forms:picture.none')}
          </Button>
        ) : null}
      </div>
      {open ? (
        <>
          <FileDrop
            label={words.t('forms:picture.add')}
            help={words.t('forms:picture.help')}
            choose={words.t('forms:picture.file')}
            accept=".jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp"
            error={fault}
            sending={
              share === null ? null : (
                <Progress label={words.t('forms:picture.sending')} share={share} />
              )
            }
            onFile={send}
          />
          <ul className="picture-offers">
            {items.map((one, at) => (
              <li key={one}>
                <Pressable
                  aria-pressed={one === hash}
                  aria-label={words.t('forms:picture.one', { n: at + 1 })}
                  onClick={() => {
                    onChange(one)
                    setOpen(false)
                  }}
                >
                  <img src={small(one)} alt="" loading="lazy" />
                </Pressable>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
