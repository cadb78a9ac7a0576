// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Always reverts, whatever is sent and called: the journey of a failed transaction.
contract Shoal {
    function dock() external payable {
        revert("Ran aground");
    }

    receive() external payable {
        revert("Ran aground");
    }
}
