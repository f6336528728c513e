import { PostgresQueryCompiler, type BinaryOperationNode } from 'kysely'

/**
 * SQL has no empty list: `in ()` is an error. Nothing is in one, everything is not; so no caller
 * needs to look.
 */
export class OurCompiler extends PostgresQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node
    const word = 'operator' in operator ? operator.operator : ''
    const empty = 'values' in list && Array.isArray(list.values) && list.values.length === 0
    if (empty && (word === 'in' || word === 'not in'))
      return this.append(word === 'in' ? 'false' : 'true')
    super.visitBinaryOperation(node)
  }
}
