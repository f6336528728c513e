import type { TemplatesType } from '@rjsf/utils'
import { ArrayItemTemplate, ArrayTemplate } from './array'
import { FieldTemplate } from './field'
import { ObjectTemplate } from './object'

const Nothing = () => null

/**
 * How rjsf draws what stands round our widgets. Descriptions, help and errors are drawn by
 * FieldTemplate itself.
 */
export const templates: Partial<TemplatesType> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ArrayItemTemplate,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
}
