import type { RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils'
import { getDefaultRegistry } from '@rjsf/core'
import {
  ChipsWidget,
  LanguagesWidget,
  RadioWidget,
  SelectWidget,
  SwitchWidget,
  WeekdaysWidget,
} from './choice'
import { ColorWidget } from './color'
import { CountryWidget } from './country'
import { LaterLocalized } from './later-localized'
import { ListedWidget } from './listed'
import { MapField } from './map'
import { MomentWidget } from './moment'
import { MomentsField } from './moments'
import { MoneyWidget, NumberWidget, StepperWidget } from './number'
import { PasswordWidget } from './password'
import { PictureWidget } from './picture'
import { PlaceWidget } from './place'
import { TagsWidget } from './tags'
import { PlacesWidget } from './places'
import { WeekField } from './week'
import { DateWidget, TextareaWidget, TextWidget } from './text'

/** Inputs by their `x-widget` name. */
export const widgets: RegistryWidgetsType = {
  text: TextWidget,
  email: TextWidget,
  phone: TextWidget,
  time: TextWidget,
  moment: MomentWidget,
  textarea: TextareaWidget,
  date: DateWidget,
  color: ColorWidget,
  number: NumberWidget,
  money: MoneyWidget,
  stepper: StepperWidget,
  select: SelectWidget,
  chips: ChipsWidget,
  languages: LanguagesWidget,
  weekdays: WeekdaysWidget,
  listed: ListedWidget,
  picture: PictureWidget,
  switch: SwitchWidget,
  radio: RadioWidget,
  place: PlaceWidget,
  country: CountryWidget,
  tags: TagsWidget,
  places: PlacesWidget,
  password: PasswordWidget,
  newPassword: PasswordWidget,
}

const { StringField } = getDefaultRegistry().fields
if (!StringField) throw new Error('rjsf has no StringField')

/**
 * Our widgets answer numbers and booleans themselves, so rjsf's own conversions stay out of the
 * way.
 */
export const fields: RegistryFieldsType = {
  LocalizedField: LaterLocalized,
  MapField,
  WeekField,
  MomentsField,
  NumberField: StringField,
  BooleanField: StringField,
}
