/** Things with their number: '1 post', '1,200 posts'. */
export const countInWords = (count: number, one: string, many: string) => `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
