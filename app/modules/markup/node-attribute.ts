/** The attribute that carries an element's number in the editor's frame; never in what is saved. */
export const NODE_ATTRIBUTE = "data-plinth-node";
