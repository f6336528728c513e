import type { GeneratedForm } from '../../../generated/forms/form-type'
import { schemaOf, type PlainValues } from './plain-values'

/** What stands in the form's controls in the page, by field: texts, a choice, a ticked box. */
export function typedBefore(form: GeneratedForm, idOf: (field: string) => string): PlainValues {
  const typed: PlainValues = {}
  for (const field of form.order) {
    const control = document.getElementById(idOf(field))
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      const chosen = control.form?.querySelector<HTMLInputElement>(
        `input[name="${CSS.escape(control.name)}"]:checked`,
      )
      if (chosen) typed[field] = chosen.value
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (schemaOf(form, field).type === 'array') {
        const boxes = control.form?.querySelectorAll<HTMLInputElement>(
          `input[name="${CSS.escape(control.name)}"]:checked`,
        )
        if (boxes?.length) typed[field] = Array.from(boxes, (box) => box.value)
      } else if (control.checked) typed[field] = true
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      if (control.value) typed[field] = control.value
    }
  }
  return typed
}
