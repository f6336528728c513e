import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { ArrowDown, ArrowUp, CircleAlert, Plus, Trash2 } from 'lucide-react'
import { dotted, generic } from '../rules'
import { useProblem, useScope } from '../scope'
import { Button } from '../../ui/workspace/kit/button'
import { IconButton } from '../../ui/workspace/kit/icon-button'

/** A list with its own add button; headings that repeat the group's are left out. */
export function ArrayTemplate({
  fieldPathId,
  items,
  canAdd,
  onAddClick,
  disabled,
}: ArrayFieldTemplateProps) {
  const { formId, store, words } = useScope()
  const path = dotted(fieldPathId.path)
  const id = `${formId}.${path}`
  const problem = useProblem(path)
  const group = store.form.ui[generic(path)]?.group
  const title = words.label(path)
  const help = words.help(path)
  const titled = !(group && words.group(group) === title)
  return (
    <div
      className="item-list span-3"
      role="group"
      aria-label={title}
      aria-describedby={problem ? `${id}-error` : undefined}
      id={id}
      tabIndex={-1}
      data-path={path}
    >
      {titled ? <h3 className="nest-head">{title}</h3> : null}
      {help ? <p className="field-help">{help}</p> : null}
      {problem ? (
        <p className="error-message" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {problem}
        </p>
      ) : null}
      {items}
      {canAdd ? (
        <Button onClick={(event) => onAddClick(event)} disabled={disabled}>
          <Plus size={18} aria-hidden />
          {words.item(path, 'add')}
        </Button>
      ) : null}
    </div>
  )
}

/** One item with its heading and its buttons, each naming the item it acts on. */
export function ArrayItemTemplate({
  children,
  index,
  totalItems,
  buttonsProps,
  parentUiSchema: _parent,
  schema,
}: ArrayFieldItemTemplateProps) {
  const { words } = useScope()
  const { onMoveUpItem, onMoveDownItem, onRemoveItem, fieldPathId, disabled } = buttonsProps
  const list = dotted(fieldPathId.path.slice(0, -1))
  const one = words.item(list, 'one', index + 1)
  const say = (key: string): string => words.t(`forms:list.${key}`, { item: one })
  return (
    <div
      className={schema.type === 'object' ? 'language-item' : 'language-item plain'}
      role="group"
      aria-label={one}
    >
      <div className="item-head">
        <b>{one}</b>
        {index > 0 ? (
          <IconButton
            label={say('up')}
            title={say('up')}
            onClick={onMoveUpItem}
            disabled={disabled}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
        ) : null}
        {index < totalItems - 1 ? (
          <IconButton
            label={say('down')}
            title={say('down')}
            onClick={onMoveDownItem}
            disabled={disabled}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
        ) : null}
        <IconButton
          label={say('remove')}
          title={say('remove')}
          onClick={onRemoveItem}
          disabled={disabled}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </div>
      {children}
    </div>
  )
}
