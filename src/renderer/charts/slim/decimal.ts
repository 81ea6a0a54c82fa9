type Input = number | Decimal;

/** As many significant digits as decimal.js-light keeps; what goes beyond them is cut off, as it does. */
const PRECISION = 20;

/**
 * What recharts asks of decimal.js-light to find round ticks, in its place (see scripts/slim.mjs): `digits` times ten to
 * the power of `exponent`.
 */
export default class Decimal {
  private readonly digits: bigint;
  private readonly exponent: number;

  constructor(value: Input, exponent?: number, digits?: bigint) {
    if (exponent !== undefined && digits !== undefined) {
      const over = Math.max(0, String(digits < 0n ? -digits : digits).length - PRECISION);
      this.digits = digits / 10n ** BigInt(over);
      this.exponent = exponent + over;
    } else if (value instanceof Decimal) {
      this.digits = value.digits;
      this.exponent = value.exponent;
    } else {
      const [figure = '', power = '0'] = String(value).split('e');
      const [whole = '', part = ''] = figure.split('.');
      this.digits = BigInt(whole + part);
      this.exponent = Number(power) - part.length;
    }
  }

  private static of(digits: bigint, exponent: number): Decimal {
    return new Decimal(0, exponent, digits);
  }

  /** The digits of this and of another number for the same power of ten. */
  private beside(other: Input): [own: bigint, others: bigint, exponent: number] {
    const that = new Decimal(other);
    const exponent = Math.min(this.exponent, that.exponent);
    const at = (one: Decimal) => one.digits * 10n ** BigInt(one.exponent - exponent);
    return [at(this), at(that), exponent];
  }

  add(other: Input): Decimal {
    const [own, others, exponent] = this.beside(other);
    return Decimal.of(own + others, exponent);
  }

  sub(other: Input): Decimal {
    const [own, others, exponent] = this.beside(other);
    return Decimal.of(own - others, exponent);
  }

  mul(other: Input): Decimal {
    const that = new Decimal(other);
    return Decimal.of(this.digits * that.digits, this.exponent + that.exponent);
  }

  div(other: Input): Decimal {
    const that = new Decimal(other);
    const more = PRECISION + String(that.digits).length;
    return Decimal.of((this.digits * 10n ** BigInt(more)) / that.digits, this.exponent - that.exponent - more);
  }

  mod(other: Input): Decimal {
    const [own, others, exponent] = this.beside(other);
    return Decimal.of(own % others, exponent);
  }

  /** @param power a whole number */
  pow(power: number): Decimal {
    if (power < 0) return new Decimal(1).div(this.pow(-power));
    return Decimal.of(this.digits ** BigInt(power), this.exponent * power);
  }

  abs(): Decimal {
    return Decimal.of(this.digits < 0n ? -this.digits : this.digits, this.exponent);
  }

  /** To the base of ten, as exact as a double: recharts takes its whole part, the power of ten. */
  log(): Decimal {
    const { length } = String(this.digits);
    const leading = Decimal.of(this.digits, 1 - length).toNumber();
    return new Decimal(this.exponent + length - 1 + Math.log10(leading));
  }

  isint(): boolean {
    return this.mod(1).digits === 0n;
  }

  lt(other: Input): boolean {
    return this.sub(other).digits < 0n;
  }

  lte(other: Input): boolean {
    return this.sub(other).digits <= 0n;
  }

  toNumber(): number {
    return Number(`${this.digits}e${this.exponent}`);
  }
}
