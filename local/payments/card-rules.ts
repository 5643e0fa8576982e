/** Rules of card details that the form in the browser and the server both apply. */

/** The check digit of a card number (Luhn); expects digits alone. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** How many digits a number of this beginning has. */
export function numberLength(digits: string): number {
  return /^3[47]/.test(digits) ? 15 : 16;
}

/** How many digits the security code has. */
export function codeLength(digits: string): number {
  return /^3[47]/.test(digits) ? 4 : 3;
}

/** True once the card's last month is over. Month 1 to 12, year with four digits. */
export function isPast(month: number, year: number, today: Date): boolean {
  return year < today.getFullYear() || (year === today.getFullYear() && month < today.getMonth() + 1);
}
