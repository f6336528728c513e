// Written by `npm run generate`. Do not edit.
import type { ValidatorFunctions } from '@rjsf/validator-ajv8'

declare const validator: ValidatorFunctions
export default validator
