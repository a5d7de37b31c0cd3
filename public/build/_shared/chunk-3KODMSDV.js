var o={isStatic:!0},i=t=>typeof t=="object"&&t!==null&&"isStatic"in t&&t.isStatic===!0;export{o as a,i as b};
