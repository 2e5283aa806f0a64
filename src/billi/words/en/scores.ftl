### scores
